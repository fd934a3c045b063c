// Adds those of the staff frame and its lists.
import './fields';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Group.css';
