// Adds those of the staff layout and its lists.
import './steppers';
import '@mantine/core/styles/Group.css';
