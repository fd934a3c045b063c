// Adds those of the staff frame and its lists.
import './buttons';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Group.css';
