// Adds those of the staff layout and its lists.
import './fields';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Group.css';
